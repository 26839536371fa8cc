/** Two letters in a row, in a string or in the fixed part of a template. */
const WORDS = [
  'Literal[value=/\\p{L}{2}/u]',
  'TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}{2}/u])',
];

/** Attributes with words, in HTML and in our components. Elsewhere, `name` is an identifier. */
const WORD_ATTRIBUTES = [
  'JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|alt|label)$/]',
  'JSXOpeningElement[name.name=/^[A-Z]/] > JSXAttribute[name.name=/^(name|sentence|words|plan|yes|no)$/]',
];

/** Words in JSX: as text, in an attribute or as a child, also behind `? :`, `&&` or `??`. */
const WORDS_IN_JSX = [
  'JSXText[value=/\\p{L}{2}/u]',
  ...WORDS.flatMap((text) => [
    ...WORD_ATTRIBUTES.map((attribute) => `${attribute} > ${text}`),
    ...[...WORD_ATTRIBUTES, 'JSXElement', 'JSXFragment'].flatMap((place) => [
      `${place} > JSXExpressionContainer > ${text}`,
      `${place} > JSXExpressionContainer > ConditionalExpression > ${text}`,
      `${place} > JSXExpressionContainer > LogicalExpression > ${text}`,
    ]),
  ]),
];

/** @typedef {{ report: (finding: { node: object, message: string }) => void }} Context */

/** A plugin for oxlint, in the format of ESLint. */
export default {
  meta: { name: 'mechatable' },
  rules: {
    'no-words-in-jsx': {
      create: (/** @type {Context} */ context) => ({
        [WORDS_IN_JSX.join(', ')](/** @type {object} */ node) {
          context.report({ node, message: 'Put words people read into words.ts.' });
        },
      }),
    },
  },
};
