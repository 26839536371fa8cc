import eslint from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const RULES_CODE = ['packages/kernel/src/**', 'packages/lists/src/**', 'packages/games/*/src/**'];

/** What would make a match depend on anything but its record. */
const OUTSIDE_WORLD = [
  'Date',
  'Intl',
  'console',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'localStorage',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
  'window',
];

/** Two letters in a row, in a string or in the fixed part of a template. */
const WORDS = [
  'Literal[value=/\\p{L}{2}/u]',
  'TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}{2}/u])',
];

/** Attributes that hold words, and those that do so in our components; elsewhere, `name` is an identifier. */
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

export default defineConfig(
  globalIgnores(['**/dist/', '**/.cache/', '.wireit/', 'reports/']),
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // It asks for the `!` that another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // There are no enums: the compiler allows erasable syntax only. The rule took a sixth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    },
  },
  {
    files: ['packages/**', 'apps/**'],
    rules: {
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
    },
  },
  {
    files: RULES_CODE,
    rules: {
      // The hot path is written with plain loops.
      '@typescript-eslint/prefer-for-of': 'off',
      'no-restricted-globals': [
        'error',
        ...OUTSIDE_WORLD.map((name) => ({
          name,
          message: 'Kernel and games run the same everywhere: no clock, network, file or console.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from the generator in the state.' },
        { property: 'localeCompare', message: 'Not the same on every machine: compare with <.' },
        { property: 'toLocaleString', message: 'Not the same on every machine.' },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...WORDS_IN_JSX.map((selector) => ({ selector, message: 'Put words people read into words.ts.' })),
      ],
    },
  },
  {
    // The compiler checks these by their JSDoc, whose casts the linter does not see.
    files: ['**/*.js', '**/*.mjs'],
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
