import {compareMoney, type Money, MoneyError, sumMoney} from '../money';
import {legacyMoney} from './legacy-money';
import type {ProviderCart, ProviderCartLine, ProviderDiscountAllocation} from './provider-cart';

/** A code is the shopper's; a title belongs to a discount that the shop applies by itself. */
type DiscountName =
  | {readonly code: string; readonly applicable: boolean}
  | {readonly title: string};

/** One discount of the checkout. A fixed value is the sum of what it takes off everywhere. */
export type LegacyDiscountApplication = DiscountName &
  Pick<
    ProviderDiscountAllocation['discountApplication'],
    'allocationMethod' | 'targetSelection' | 'targetType' | 'value'
  >;

/** What one discount takes off one line. */
export type LegacyDiscountAllocation = {
  readonly allocatedAmount: Money;
  readonly discountApplication: LegacyDiscountApplication;
};

export type DiscountMapping = {
  readonly applications: readonly LegacyDiscountApplication[];
  readonly allocationsByLine: ReadonlyMap<string, readonly LegacyDiscountAllocation[]>;
  /** Why the discounts could not be mapped, for the log; the mapping holds none then. */
  readonly failure: string | null;
};

type DiscountedLine = Pick<ProviderCartLine, 'id' | 'cost' | 'discountAllocations'>;
type DiscountedCart = Pick<ProviderCart, 'discountAllocations' | 'discountCodes'> & {
  readonly lines: {readonly nodes: readonly DiscountedLine[]};
};

/** An allocation and the line it belongs to; one for shipping belongs to none. */
type Placement = {readonly allocation: ProviderDiscountAllocation; readonly lineId?: string};

class DiscountMappingError extends Error {}

/**
 * Turns the cart's discounts into the checkout's. A cart keeps a discount's name on each allocation
 * and order discounts beside the lines; a checkout keeps the name on the application, lists every
 * application once, and splits order discounts over the lines.
 */
export function mapDiscounts(cart: DiscountedCart): DiscountMapping {
  try {
    return mapPlacements(placeAllocations(cart), cart.discountCodes);
  } catch (error) {
    if (!(error instanceof DiscountMappingError || error instanceof MoneyError)) throw error;
    return {applications: [], allocationsByLine: new Map(), failure: error.message};
  }
}

function placeAllocations({lines, discountAllocations}: DiscountedCart): Placement[] {
  const isForShipping = ({discountApplication}: ProviderDiscountAllocation) =>
    discountApplication.targetType === 'SHIPPING_LINE';
  const ofOrder = discountAllocations.filter((allocation) => !isForShipping(allocation));
  const ofShipping = discountAllocations.filter(isForShipping);
  return [
    ...lines.nodes.flatMap(({id, discountAllocations: ofLine}) =>
      ofLine.map((allocation) => ({allocation, lineId: id})),
    ),
    ...groupBy(ofOrder, discountKey).flatMap((ofDiscount) => spread(ofDiscount, lines.nodes)),
    ...ofShipping.map((allocation) => ({allocation})),
  ];
}

/**
 * The cart gives one share of an order discount for each line without saying which is whose. The
 * shares grow with the lines' totals, so the smallest belongs to the cheapest line.
 */
function spread(
  shares: readonly ProviderDiscountAllocation[],
  lines: readonly DiscountedLine[],
): Placement[] {
  if (shares.length !== lines.length) {
    throw new DiscountMappingError(
      `An order discount has ${shares.length} allocations for ${lines.length} lines`,
    );
  }
  const linesByTotal = lines.toSorted((a, b) =>
    compareMoney(a.cost.totalAmount, b.cost.totalAmount),
  );
  return shares
    .toSorted((a, b) => compareMoney(a.discountedAmount, b.discountedAmount))
    .map((allocation, index) => ({allocation, lineId: linesByTotal[index]?.id}));
}

function mapPlacements(
  placements: readonly Placement[],
  codes: ProviderCart['discountCodes'],
): DiscountMapping {
  const applications: LegacyDiscountApplication[] = [];
  const allocationsByLine = new Map<string, LegacyDiscountAllocation[]>();
  for (const ofDiscount of groupBy(placements, ({allocation}) => discountKey(allocation))) {
    const discountApplication = toApplication(ofDiscount, codes);
    applications.push(discountApplication);
    for (const {allocation, lineId} of ofDiscount) {
      if (lineId === undefined) continue;
      const allocatedAmount = legacyMoney(allocation.discountedAmount);
      const ofLine = allocationsByLine.get(lineId) ?? [];
      allocationsByLine.set(lineId, [...ofLine, {allocatedAmount, discountApplication}]);
    }
  }
  return {applications, allocationsByLine, failure: null};
}

function toApplication(
  ofDiscount: readonly [Placement, ...Placement[]],
  codes: ProviderCart['discountCodes'],
): LegacyDiscountApplication {
  const [{allocation}] = ofDiscount;
  const {allocationMethod, targetSelection, targetType, value} = allocation.discountApplication;
  const amounts = ofDiscount.map((placement) => placement.allocation.discountedAmount);
  const {currencyCode} = allocation.discountedAmount;
  return {
    ...legacyName(allocation, codes),
    allocationMethod,
    targetSelection,
    targetType,
    value: 'percentage' in value ? value : legacyMoney(sumMoney(amounts, currencyCode)),
  };
}

function legacyName(
  allocation: ProviderDiscountAllocation,
  codes: ProviderCart['discountCodes'],
): DiscountName {
  const {code, title} = nameOf(allocation);
  if (!code) return {title};
  const entered = codes.find((known) => known.code.toLowerCase() === code.toLowerCase());
  if (!entered) throw new DiscountMappingError(`Discount code "${code}" is not one of the cart's`);
  return {code, applicable: entered.applicable};
}

/** The same for every allocation of one discount; codes are case-insensitive. */
function discountKey(allocation: ProviderDiscountAllocation): string {
  const {code, title} = nameOf(allocation);
  return code ? `code ${code.toLowerCase()}` : `title ${title}`;
}

function nameOf({code, title, discountApplication}: ProviderDiscountAllocation) {
  const name = {
    code: code || discountApplication.code || '',
    title: title || discountApplication.title || '',
  };
  if (!name.code && !name.title) {
    throw new DiscountMappingError('A discount allocation or application needs a code or title');
  }
  return name;
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return [...groups.values()];
}
