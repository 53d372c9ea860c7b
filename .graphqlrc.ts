import {getSchema} from '@shopify/hydrogen-codegen';
import type {IGraphQLConfig} from 'graphql-config';

/** Editors and `shopify hydrogen codegen` read the schema and the documents from here. */
const config: IGraphQLConfig = {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/**/*.{ts,tsx}'],
    },
  },
};

export default config;
