import {readdirSync} from 'node:fs';
import {defineConfig} from 'oxlint';

const features = readdirSync('app/features', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/**
 * The import borders of docs/README.md: routes -> features -> lib and ui, ui -> ui only,
 * and across features only views, hooks and types.
 */
const borders = [
  {
    target: './app',
    from: ['./local', './tests', './bench', './supabase'],
    message: 'The shop knows no stand-in and no test.',
  },
  {target: './supabase', from: ['./app', './local', './tests'], message: 'Functions stand alone.'},
  {target: './local', from: './tests'},
  {
    target: './app/ui',
    from: ['./app/features', './app/lib', './app/routes'],
    message: 'ui knows ui only.',
  },
  {
    target: './app/lib',
    from: ['./app/features', './app/ui', './app/routes'],
    message: 'lib knows neither features nor views.',
  },
  {target: './app/features', from: './app/routes', message: 'Routes call features.'},
  ...features.map((feature) => ({
    target: `./app/features/${feature}/**/*`,
    from: features
      .filter((other) => other !== feature)
      .flatMap((other) => [
        `./app/features/${other}/**/*.server.ts`,
        `./app/features/${other}/**/{queries,mapping,schema}.ts`,
      ]),
    message: 'Across features only views, hooks and types.',
  })),
];

/** React's own rules beyond the ones that are always on; its compiler finds most of them. */
const react = [
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
  'error-boundaries',
];

/** What typescript-eslint recommends to projects with types, beyond the ones that are always on. */
const typescript = [
  'ban-ts-comment',
  'consistent-type-imports',
  'no-empty-object-type',
  'no-explicit-any',
  'no-misused-promises',
  'no-namespace',
  'no-require-imports',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'prefer-promise-reject-errors',
  'require-await',
  'restrict-plus-operands',
  'restrict-template-expressions',
  'switch-exhaustiveness-check',
];

const a11y = [
  'anchor-is-valid',
  'autocomplete-valid',
  'interactive-supports-focus',
  'no-interactive-element-to-noninteractive-role',
  'no-noninteractive-element-to-interactive-role',
  'no-noninteractive-tabindex',
  'no-static-element-interactions',
];

const errors = (plugin: string, rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [`${plugin}/${rule}`, 'error' as const]));

export default defineConfig({
  plugins: ['eslint', 'oxc', 'typescript', 'react', 'jsx-a11y'],
  // The one rule about paths that has no native sibling.
  jsPlugins: [{name: 'borders', specifier: 'eslint-plugin-import-x'}],
  settings: {'import-x/resolver': {typescript: {noWarnOnMultipleProjects: true}}},
  categories: {correctness: 'error'},
  // Types are checked on the way, by the compiler that the rules about types ask anyway.
  options: {typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error'},
  ignorePatterns: [
    'dist/',
    '.react-router/',
    '.local/',
    '.shopify/',
    'public/',
    'supabase/functions/',
    '**/*.generated.d.ts',
    'app/lib/supabase/database.types.ts',
  ],
  rules: {
    ...errors('react', react),
    ...errors('typescript', typescript),
    ...errors('jsx-a11y', a11y),
    'borders/no-restricted-paths': ['error', {zones: borders}],
    'oxc/no-barrel-file': ['error', {threshold: 0}],
    // These carry all of Hydrogen's weight into the browser.
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: '@shopify/hydrogen',
            importNames: ['Image', 'Money', 'Script', 'useNonce', 'NonceProvider'],
            message: 'Use ~/ui/image, ~/lib/money, ~/lib/nonce: browsers load less.',
          },
        ],
      },
    ],
    'no-console': ['error', {allow: ['error', 'warn']}],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    eqeqeq: 'error',
    'typescript/ban-ts-comment': ['error', {'ts-expect-error': true, 'ts-ignore': true}],
    'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    // A role says what an element is without what a tag brings along: a form is no dialog's choice.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Where the focus is may be of interest to a whole list.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      {handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp']},
    ],
    // Route handlers, effects and event handlers may be async where nothing awaits them.
    'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
  },
  overrides: [
    {
      files: ['local/**', 'bench/**', 'tests/**'],
      rules: {
        'no-console': 'off',
        // Playwright's fixtures have a `use` that is no hook, and say by `{}` that they need no other.
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
});
