import {reactRouter} from '@react-router/dev/vite';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import {defineConfig} from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), hydrogen(), oxygen(), reactRouter()],
  resolve: {tsconfigPaths: true},
  build: {
    // Inlined assets would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  ssr: {
    optimizeDeps: {
      // CommonJS packages that the Oxygen runtime cannot load as they are.
      include: ['set-cookie-parser', 'cookie', 'react-router'],
    },
  },
});
