/** Attributes with a meaning for a person, a screen reader or a form; styling is not included. */
const MEANING = new Set(
  `role required name disabled htmlFor id type autoComplete maxLength minLength min max step pattern href method action alt lang dir hidden
  tabIndex value defaultValue checked defaultChecked multiple readOnly inputMode accept encType scope colSpan title target rel open`.split(
    /\s+/,
  ),
);

/** Removes attributes of elements. */
export function* attributeMutations(node, { text }) {
  if (node.type !== "JSXAttribute" || node.name.type !== "JSXIdentifier") return;
  const { name } = node.name;
  if (MEANING.has(name) || name.startsWith("aria-"))
    yield { kind: "attribute", form: "attribute", node, original: text(node), mutated: "(removed)" };
}
