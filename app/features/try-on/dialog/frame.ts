import type {CSSProperties} from 'react';

/** The room of a picture of this size: as wide as there is, but never higher than the screen takes. */
export function frameOf(size: {width: number; height: number} | null): CSSProperties {
  const {width, height} = size ?? {width: 4, height: 5};
  return {
    aspectRatio: `${width} / ${height}`,
    width: `min(100%, calc(66dvh * ${width / height}))`,
    marginInline: 'auto',
  };
}
