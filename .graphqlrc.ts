import {getSchema} from '@shopify/hydrogen-codegen';

/** Editors and `shopify hydrogen codegen` read the schema and the documents from here. */
const config = {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/**/*.{ts,tsx}'],
    },
  },
};

export default config;
