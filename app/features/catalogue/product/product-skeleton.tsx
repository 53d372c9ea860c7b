import {Skeleton} from '~/ui/skeleton';

/** The room of a piece's page, before it is there. */
export function ProductSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="wrap py-5">
        <Skeleton className="h-6 w-48" />
      </div>
      <div className="grid gap-y-10 lg:wrap lg:grid-cols-[7fr_5fr] lg:gap-x-20 lg:pb-24">
        <div className="lg:grid lg:grid-cols-3 lg:gap-4">
          <Skeleton className="aspect-piece lg:col-span-3" />
          {[1, 2, 3].map((extra) => (
            <Skeleton key={extra} className="aspect-piece max-lg:hidden" />
          ))}
        </div>
        <div className="max-lg:wrap">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-5 h-12 w-4/5" />
          <Skeleton className="mt-6 h-6 w-24" />
          <Skeleton className="mt-10 h-11 w-3/5" />
          <Skeleton className="mt-8 h-11 w-2/5" />
          <Skeleton className="mt-10 h-12 w-full" />
          <Skeleton className="mt-12 h-32 w-full" />
        </div>
      </div>
    </div>
  );
}
