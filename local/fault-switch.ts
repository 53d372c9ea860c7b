/** A fault is over after so many requests; all of them fail where nothing is said. */
interface Counted {
  times?: number | undefined;
}

/** The fault switch of a stand-in: off unless a test turns something on. */
export class FaultSwitch<Fault extends Counted> {
  private active: {fault: Fault; left: number}[] = [];

  /** Switches a fault on, next to those that are on already. */
  add(fault: Fault): void {
    this.active.push({fault, left: fault.times ?? Infinity});
  }

  /** Switches everything off. */
  clear(): void {
    this.active = [];
  }

  /** The faults that are on. */
  list(): Fault[] {
    return this.active.map(({fault}) => fault);
  }

  /** The first fault that hits a request, which uses it up by one; null where all is well. */
  protected take(hits: (fault: Fault) => boolean): Fault | null {
    const hit = this.active.find(({fault}) => hits(fault));
    if (!hit) return null;
    hit.left -= 1;
    if (hit.left <= 0) this.active = this.active.filter((other) => other !== hit);
    return hit.fault;
  }
}
