/**
 * Solids as signed distance functions, in millimetres: the distance from a place to the surface,
 * negative inside. x to the right, y up, z towards the viewer. After Inigo Quilez.
 */
export type Place = readonly [x: number, y: number, z: number];
export type Solid = (x: number, y: number, z: number) => number;

/** An ellipsoid; the distance is a good estimate, never far too long. */
export function ellipsoid([cx, cy, cz]: Place, [rx, ry, rz]: Place): Solid {
  return (x, y, z) => {
    const [px, py, pz] = [(x - cx) / rx, (y - cy) / ry, (z - cz) / rz];
    const k0 = Math.sqrt(px * px + py * py + pz * pz);
    const [qx, qy, qz] = [px / rx, py / ry, pz / rz];
    const k1 = Math.sqrt(qx * qx + qy * qy + qz * qz);
    return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };
}

/** A bone: two balls and everything that a ball covers on its way from one to the other. */
export function bone(a: Place, b: Place, ra: number, rb: number): Solid {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const l2 = bx * bx + by * by + bz * bz;
  const rr = ra - rb;
  const a2 = l2 - rr * rr;
  const il2 = 1 / l2;
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
    const along = px * bx + py * by + pz * bz;
    const rest = along - l2;
    const [ux, uy, uz] = [px * l2 - bx * along, py * l2 - by * along, pz * l2 - bz * along];
    const x2 = ux * ux + uy * uy + uz * uz;
    const y2 = along * along * l2;
    const z2 = rest * rest * l2;
    const k = Math.sign(rr) * rr * rr * x2;
    if (Math.sign(rest) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - rb;
    if (Math.sign(along) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - ra;
    return (Math.sqrt(x2 * a2 * il2) + along * rr) * il2 - ra;
  };
}

/** From here on a rough distance will do, in millimetres: nothing blends that far. */
const FAR = 60;
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;

/** Length of the straight pieces that a limb is made of, in millimetres. */
const PIECE = 2.5;

/**
 * A soft tube through the places, of the given radius at each, both without a kink
 * (Catmull-Rom): a finger, an arm, a strand of hair.
 */
export function limb(places: readonly Place[], radii: readonly number[]): Solid {
  const knots: number[][] = places.map((place, i) => [...place, radii[i]!]);
  const fine: number[][] = [];
  for (let i = 0; i + 1 < knots.length; i++) {
    const [b, c] = [knots[i]!, knots[i + 1]!];
    const a = knots[i - 1] ?? b;
    const d = knots[i + 2] ?? c;
    const pieces = Math.ceil(Math.hypot(c[0]! - b[0]!, c[1]! - b[1]!, c[2]! - b[2]!) / PIECE);
    for (let k = 0; k < pieces; k++) fine.push(catmullRom(a, b, c, d, k / pieces));
  }
  fine.push(knots.at(-1)!);
  const flat = Float64Array.from(fine.flat());
  const middle = [0, 1, 2].map((k) => mean(fine.map((knot) => knot[k]!))) as unknown as Place;
  const reach = Math.max(
    ...fine.map(([x, y, z, r]) => Math.hypot(x! - middle[0], y! - middle[1], z! - middle[2]) + r!),
  );
  return (x, y, z) => {
    const away = Math.hypot(x - middle[0], y - middle[1], z - middle[2]) - reach;
    if (away > FAR) return away;
    let best = Infinity;
    for (let i = 0; i + 4 < flat.length; i += 4) {
      const bx = flat[i + 4]! - flat[i]!;
      const by = flat[i + 5]! - flat[i + 1]!;
      const bz = flat[i + 6]! - flat[i + 2]!;
      const px = x - flat[i]!;
      const py = y - flat[i + 1]!;
      const pz = z - flat[i + 2]!;
      const along = (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz);
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const dx = px - bx * t;
      const dy = py - by * t;
      const dz = pz - bz * t;
      const radius = flat[i + 3]! + (flat[i + 7]! - flat[i + 3]!) * t;
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz) - radius;
      if (distance < best) best = distance;
    }
    return best;
  };
}

function catmullRom(a: number[], b: number[], c: number[], d: number[], t: number): number[] {
  return b.map((p, k) => {
    const [p0, p2, p3] = [a[k]!, c[k]!, d[k]!];
    const even = 2 * p0 - 5 * p + 4 * p2 - p3;
    const odd = 3 * p - p0 - 3 * p2 + p3;
    return 0.5 * (2 * p + (p2 - p0) * t + even * t * t + odd * t * t * t);
  });
}

/** Both together, melted into each other over about `blend`. */
export function joined(blend: number, ...solids: readonly Solid[]): Solid {
  return (x, y, z) => {
    let distance = Infinity;
    for (const solid of solids) distance = softMin(distance, solid(x, y, z), blend);
    return distance;
  };
}

/** The first without the second, its rim rounded over about `blend`. */
export function carved(blend: number, solid: Solid, away: Solid): Solid {
  return (x, y, z) => -softMin(-solid(x, y, z), away(x, y, z), blend);
}

function softMin(a: number, b: number, blend: number): number {
  if (a === Infinity) return b;
  const h = Math.max(blend - Math.abs(a - b), 0) / blend;
  return Math.min(a, b) - (h * h * h * blend) / 6;
}

/** Flatter (factor below 1) or deeper along z, around `z0`. */
export function deep(factor: number, z0: number, solid: Solid): Solid {
  const shortest = Math.min(1, factor);
  return (x, y, z) => solid(x, y, z0 + (z - z0) / factor) * shortest;
}

/** Turned around a place; angles in degrees around x, then y, then z. */
export function turned([cx, cy, cz]: Place, [ax, ay, az]: Place, solid: Solid): Solid {
  const m = rotation([-ax, -ay, -az]);
  // The inverse of turning around x, y and z in this order is the transposed matrix.
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    return solid(
      m[0]! * px + m[1]! * py + m[2]! * pz + cx,
      m[3]! * px + m[4]! * py + m[5]! * pz + cy,
      m[6]! * px + m[7]! * py + m[8]! * pz + cz,
    );
  };
}

/** Rows of the matrix that turns around z, then y, then x, in degrees. */
function rotation([ax, ay, az]: Place): number[] {
  const r = Math.PI / 180;
  const [sx, cx, sy, cy, sz, cz] = [
    Math.sin(ax * r),
    Math.cos(ax * r),
    Math.sin(ay * r),
    Math.cos(ay * r),
    Math.sin(az * r),
    Math.cos(az * r),
  ];
  return [
    cy * cz,
    -cy * sz,
    sy,
    cx * sz + sx * sy * cz,
    cx * cz - sx * sy * sz,
    -sx * cy,
    sx * sz - cx * sy * cz,
    sx * cz + cx * sy * sz,
    cx * cy,
  ];
}

/** From here on the grid's distances are good enough, in millimetres. */
const COARSE = 12;

/**
 * The same solid, asked less often: further away from its surface distances are read from a grid
 * that is filled once.
 *
 * @param half half the size of the box around `centre` that the grid fills, in millimetres
 */
export function quick(solid: Solid, centre: Place, half: Place, cell = 6): Solid {
  const [nx, ny, nz] = half.map((size) => Math.ceil((2 * size) / cell) + 1) as unknown as Place;
  const grid = new Float32Array(nx * ny * nz);
  const origin = centre.map((c, k) => c - half[k]!) as unknown as Place;
  for (let k = 0, at = 0; k < nz; k++) {
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++, at++) {
        grid[at] = solid(origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell);
      }
    }
  }
  return (x, y, z) => {
    const [gx, gy, gz] = [(x - origin[0]) / cell, (y - origin[1]) / cell, (z - origin[2]) / cell];
    const cx = Math.max(0, Math.min(nx - 1.001, gx));
    const cy = Math.max(0, Math.min(ny - 1.001, gy));
    const cz = Math.max(0, Math.min(nz - 1.001, gz));
    const outside = cell * Math.hypot(gx - cx, gy - cy, gz - cz);
    const [i, j, k] = [Math.floor(cx), Math.floor(cy), Math.floor(cz)];
    const [fx, fy, fz] = [cx - i, cy - j, cz - k];
    const at = (k * ny + j) * nx + i;
    const row = (from: number) => grid[from]! * (1 - fx) + grid[from + 1]! * fx;
    const front = row(at) * (1 - fy) + row(at + nx) * fy;
    const back = row(at + nx * ny) * (1 - fy) + row(at + nx * ny + nx) * fy;
    const distance = front * (1 - fz) + back * fz;
    if (outside > cell) return Math.max(outside, distance * 0.5);
    return distance > COARSE ? distance : solid(x, y, z);
  };
}
