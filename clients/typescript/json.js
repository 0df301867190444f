// JSON without ambiguity: JSON.parse silently keeps the last of two members of one name.

/** The value of a JSON text. Throws SyntaxError, also if an object names a member twice. */
export function parse(text) {
  const value = JSON.parse(text);
  if (membersIn(value) !== membersWritten(text)) throw new SyntaxError("a member twice");
  return value;
}

function membersIn(value) {
  let count = 0;
  const open = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (one === null || typeof one !== "object") continue;
    const inner = Object.values(one);
    if (!Array.isArray(one)) count += inner.length;
    for (const each of inner) open.push(each);
  }
  return count;
}

/** The members of a valid JSON text: each has the one colon that is outside of strings. */
function membersWritten(text) {
  let count = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') inString = !inString;
    else if (sign === "\\") index += 1;
    else if (sign === ":" && !inString) count += 1;
  }
  return count;
}
