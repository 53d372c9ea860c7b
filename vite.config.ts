import {fileURLToPath} from 'node:url';
import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';
import {askAgainWhenClosed} from './local/closed-connection.ts';

/** The router's package leads builds to its development half, warnings included. */
const routerHalf = new URL('dist/production/', import.meta.resolve('react-router/package.json'));
const routerForProduction = [
  {find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', routerHalf))},
  {find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', routerHalf))},
];

interface ModuleGraph {
  getModuleInfo: (id: string) => {importers: string[]; dynamicImporters: string[]} | null;
}

/** Pages that a shopper goes between; what two of them need is one file for all. */
const browsing = ['home', 'category', 'product'].map((name) => `/app/routes/catalogue/${name}.tsx`);

/**
 * The file that a module goes into: `shell` where `app/root.tsx` imports it, by however many steps,
 * `browsing` where two of those pages do. What is fetched by itself stays by itself.
 */
function fileFor(id: string, graph: ModuleGraph): string | null {
  const isImportedBy = (page: string, own = id, seen = new Set<string>()): boolean => {
    if (seen.has(own)) return false;
    seen.add(own);
    if (own.includes(page)) return true;
    const {importers = [], dynamicImporters = []} = graph.getModuleInfo(own) ?? {};
    return (
      dynamicImporters.length === 0 &&
      importers.some((importer) => isImportedBy(page, importer, seen))
    );
  };
  if (isImportedBy('/app/root.tsx')) return 'shell';
  if (browsing.some((page) => id.includes(page))) return null;
  return browsing.filter((page) => isImportedBy(page)).length > 1 ? 'browsing' : null;
}

export default defineConfig(({command}) => ({
  plugins: [tailwindcss(), hydrogen(), oxygen(), reactRouter(), askAgainWhenClosed()],
  resolve: {
    tsconfigPaths: true,
    alias: command === 'build' ? routerForProduction : [],
  },
  build: {
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is one file: many small ones cost requests, and pack badly.
            codeSplitting: {groups: [{name: fileFor}]},
          },
        },
      },
    },
  },
  ssr: {
    optimizeDeps: {
      // CommonJS packages that the Oxygen runtime cannot load as they are.
      include: ['set-cookie-parser', 'cookie', 'react-router'],
    },
  },
}));
