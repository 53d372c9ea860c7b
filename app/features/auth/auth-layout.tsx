import type {ReactNode} from 'react';
import {EditorialImage} from '~/features/catalogue/editorial';

/** A page about an account: the house's picture on one side, a narrow column on the other. */
export function AuthLayout({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    // From the top: what an answer adds moves nothing else.
    <div className="grid flex-1 lg:grid-cols-[5fr_7fr]">
      <div className="relative hidden lg:block">
        <EditorialImage
          name="heritage"
          sizes="42vw"
          className="absolute inset-0 h-full w-full object-[center_70%]"
        />
      </div>
      <div className="wrap flex flex-col items-center py-16 lg:pt-[14svh] lg:pb-24">
        <div className="w-full max-w-md">
          <h1 className="text-3xl">{title}</h1>
          {intro && <div className="mt-4 text-muted">{intro}</div>}
          <div className="mt-10">{children}</div>
        </div>
      </div>
    </div>
  );
}
