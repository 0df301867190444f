// Which request the daemon could not read, when its response has no id: it rejects lines in the
// order in which they were sent, and responds to each, so all that it cannot read are still waiting.

const PARSE_ERROR = -32700;
const REQUEST_TOO_LARGE = -32016;

/** The id of the request that an error without an id is about; undefined if it can be none of them.
 * `lines` holds every request that waits for its response, by id, in the order of sending. */
export function unreadable(lines, error) {
  if (error.code === REQUEST_TOO_LARGE) {
    const longer = ([, line]) => Buffer.byteLength(line) - 1 > error.data?.limit;
    return [...lines].find(longer)?.[0];
  }
  if (error.code !== PARSE_ERROR) return undefined;
  let found;
  let deepest = 0;
  for (const [id, line] of lines) {
    const depth = depthOf(line);
    if (depth > deepest) [found, deepest] = [id, depth];
  }
  return found;
}

/** How many objects and arrays of a line are in one another at most. */
function depthOf(line) {
  let depth = 0;
  let deepest = 0;
  for (const bracket of line.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/[[\]{}]/g) ?? []) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
