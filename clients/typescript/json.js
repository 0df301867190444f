// A strict JSON parser. JSON.parse silently keeps the last of several members with the same name.

/** Parses a JSON text. Throws SyntaxError, also if an object has a member twice. */
export function parse(text) {
  const value = JSON.parse(text);
  if (membersIn(value) !== membersWritten(text)) throw new SyntaxError("duplicate member");
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

/** Counts the members in a valid JSON text: each has exactly one colon outside strings. */
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
