import {readdirSync} from 'node:fs';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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

export default tseslint.config(
  {
    ignores: [
      'dist/',
      '.react-router/',
      '.local/',
      '.shopify/',
      'public/',
      'supabase/functions/',
      '**/*.generated.d.ts',
      'app/lib/supabase/database.types.ts',
    ],
  },
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({noWarnOnMultipleProjects: true})],
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: borders}],
      'no-restricted-syntax': [
        'error',
        {selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.'},
      ],
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
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': true, 'ts-ignore': true}],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      // Route handlers, effects and event handlers may be async where nothing awaits them.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // Loaders throw redirects and responses: that is how React Router is told.
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  // Its plugins come without types, so it is linted without them.
  {files: ['eslint.config.js'], ...tseslint.configs.disableTypeChecked},
  {
    files: ['local/**', 'bench/**', 'tests/**'],
    rules: {
      'no-console': 'off',
      // Playwright's fixtures have a `use` that is no hook.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
);
