import {isAvailable, type Product, type SelectedOption, type Variant} from './catalogue/records.ts';

export interface ChoiceArgs {
  selectedOptions?: readonly SelectedOption[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

/** The variant that has exactly the chosen values of all options, or null. */
export function variantByOptions(product: Product, args: ChoiceArgs): Variant | null {
  const chosen = knownOptions(product, args);
  if (!chosen || chosen.length < product.options.length) return null;
  return product.variants.find((variant) => matches(variant, chosen, args)) ?? null;
}

/**
 * The chosen variant; where the choice is incomplete or does not exist, the first one that can be
 * bought and comes nearest to it.
 */
export function variantOrFirstAvailable(product: Product, args: ChoiceArgs): Variant | null {
  const exact = variantByOptions(product, args);
  if (exact) return exact;
  const chosen = knownOptions(product, args) ?? [];
  const fitting = product.variants.filter((variant) => matches(variant, chosen, args));
  return (
    fitting.find(isAvailable) ?? product.variants.find(isAvailable) ?? product.variants[0] ?? null
  );
}

/** The variants that differ from the chosen one in a single option, by id. */
export function adjacentVariants(product: Product, args: ChoiceArgs): Variant[] {
  const current = variantOrFirstAvailable(product, args);
  if (!current) return [];
  return product.variants
    .filter((variant) => {
      const differing = variant.selectedOptions.filter(
        ({value}, index) => value !== current.selectedOptions[index]?.value,
      );
      return differing.length === 1;
    })
    .sort((a, b) => a.number - b.number);
}

/** The positions of a variant's values within the product's options. */
export function optionPositions(variant: Variant): number[] {
  return variant.product.options.map((option) => {
    const value = variant.selectedOptions.find(({name}) => name === option.name)?.value;
    return option.values.findIndex(({name}) => name === value);
  });
}

/** The chosen options that the product has; null where an unknown one forbids a match. */
function knownOptions(product: Product, args: ChoiceArgs): SelectedOption[] | null {
  const chosen = [...(args.selectedOptions ?? [])];
  const known = chosen.filter(({name}) =>
    product.options.some((option) => equal(option.name, name, args)),
  );
  return known.length < chosen.length && !args.ignoreUnknownOptions ? null : known;
}

function matches(variant: Variant, chosen: readonly SelectedOption[], args: ChoiceArgs): boolean {
  return chosen.every(({name, value}) =>
    variant.selectedOptions.some(
      (option) => equal(option.name, name, args) && equal(option.value, value, args),
    ),
  );
}

function equal(a: string, b: string, {caseInsensitiveMatch}: ChoiceArgs): boolean {
  return caseInsensitiveMatch ? a.toLowerCase() === b.toLowerCase() : a === b;
}
