import {fileURLToPath} from 'node:url';
import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';

/** The router's package leads builds to its development half, warnings included. */
const routerHalf = new URL('dist/production/', import.meta.resolve('react-router/package.json'));
const routerForProduction = [
  {find: /^react-router$/, replacement: fileURLToPath(new URL('index.mjs', routerHalf))},
  {find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('dom-export.mjs', routerHalf))},
];

interface ModuleGraph {
  getModuleInfo: (id: string) => {importers: string[]; dynamicImporters: string[]} | null;
}

/**
 * `shell` for a module that `app/root.tsx` imports, by however many steps; null for others, and for
 * what is fetched by itself as well.
 */
function inShell(id: string, graph: ModuleGraph): string | null {
  const seen = new Set<string>();
  const reachesRoot = (own: string): boolean => {
    if (seen.has(own)) return false;
    seen.add(own);
    if (/\/app\/root\.tsx/.test(own)) return true;
    const {importers = [], dynamicImporters = []} = graph.getModuleInfo(own) ?? {};
    return dynamicImporters.length === 0 && importers.some(reachesRoot);
  };
  return reachesRoot(id) ? 'shell' : null;
}

export default defineConfig(({command}) => ({
  plugins: [tailwindcss(), hydrogen(), oxygen(), reactRouter()],
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
            codeSplitting: {groups: [{name: inShell}]},
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
