// The floor of rendering: React alone renders a page's markup for each request. node bare-react.mjs PORT FILE [READS]
// With READS, a file of { connection, statements: [{ text, values }] }, it first reads the page's data: each statement prepared, one after the other.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseDocument } from "htmlparser2";
import pg from "pg";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const [port, file, reads] = process.argv.slice(2);

/** React's names of a few attributes; others are passed as they are, which costs the same. */
const NAMES = {
  class: "className",
  for: "htmlFor",
  charset: "charSet",
  tabindex: "tabIndex",
  maxlength: "maxLength",
  autocomplete: "autoComplete",
};
const RAW = new Set(["script", "style"]);

function properties(attributes) {
  const given = Object.entries(attributes).filter(([name]) => name !== "style" && !name.startsWith("on"));
  return Object.fromEntries(given.map(([name, value]) => [NAMES[name] ?? name, name === "value" || value !== "" ? value : true]));
}

function elementOf(node, key) {
  if (node.type === "text") return node.data;
  if (!node.name) return null;
  const props = { ...properties(node.attribs), key };
  if (RAW.has(node.name)) return createElement(node.name, { ...props, dangerouslySetInnerHTML: { __html: node.children[0]?.data ?? "" } });
  const isForm = node.name === "input" || node.name === "textarea" || node.name === "select" || node.name === "option";
  const { value, checked, selected, ...rest } = props;
  if (isForm) return createElement(node.name, { ...rest, ...(value === undefined ? {} : { defaultValue: value }) });
  const children = node.children.map(elementOf).filter((child) => child !== null);
  return createElement(node.name, props, ...children);
}

const page = parseDocument(readFileSync(file, "utf8")).children.find((node) => node.name === "html");
// A component, so that every element is created anew for each request, as in an application.
const Page = () => elementOf(page);

const { connection, statements } = reads ? JSON.parse(readFileSync(reads, "utf8")) : { statements: [] };
const pool = connection && new pg.Pool({ ...connection, max: 8 });

createServer(async (request, response) => {
  request.resume();
  for (const [index, { text, values }] of statements.entries()) await pool.query({ name: `read_${index}`, text, values });
  const html = `<!DOCTYPE html>${renderToString(createElement(Page))}`;
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": Buffer.byteLength(html) }).end(html);
}).listen(Number(port), "127.0.0.1");
