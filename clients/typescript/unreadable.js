// Finds the request that an error response without an id belongs to. The daemon sends such a
// response if it cannot read a request line. It rejects lines in the order in which they were sent
// and responds to each, so the rejected request is still pending.

const PARSE_ERROR = -32700;
const REQUEST_TOO_LARGE = -32016;

/** Returns the id of the request that the error belongs to, or undefined if it fits no request.
 * `lines`: every pending request by its id, in the order of sending. A request that is too large is
 * found by its length, one that cannot be parsed by the deepest nesting. */
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

/** Returns the maximum nesting depth of the objects and arrays in a line. */
function depthOf(line) {
  let depth = 0;
  let deepest = 0;
  for (const bracket of line.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/[[\]{}]/g) ?? []) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
