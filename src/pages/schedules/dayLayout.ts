/** Something at a time of a day, in minutes since midnight. */
export interface Timed<T> {
  item: T;
  minutes: number;
}

export interface Placed<T> extends Timed<T> {
  lane: number;
  /** Lanes that its neighbours and itself share. */
  lanes: number;
}

/** Those of a crowded time that found no lane. */
export interface Rest<T> {
  minutes: number;
  items: T[];
  lane: number;
  lanes: number;
}

export interface DayLayout<T> {
  placed: Placed<T>[];
  rest: Rest<T>[];
}

/**
 * Places what overlaps side by side. Where it would take more than `maxLanes`, the last lane says how many more there
 * are.
 * @param span minutes that one of them takes on screen
 */
export function layOutDay<T>(items: readonly Timed<T>[], span: number, maxLanes: number): DayLayout<T> {
  const layout: DayLayout<T> = { placed: [], rest: [] };
  const sorted = items.toSorted((one, other) => one.minutes - other.minutes);
  let cluster: Timed<T>[] = [];
  let end = -1;
  const close = () => {
    if (cluster.length > 0) layOutCluster(cluster, span, maxLanes, layout);
    cluster = [];
  };
  for (const timed of sorted) {
    if (timed.minutes >= end) close();
    cluster.push(timed);
    end = timed.minutes + span;
  }
  close();
  return layout;
}

function layOutCluster<T>(cluster: readonly Timed<T>[], span: number, maxLanes: number, layout: DayLayout<T>): void {
  const ends: number[] = [];
  const laned = cluster.map((timed) => {
    const free = ends.findIndex((end) => end <= timed.minutes);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = timed.minutes + span;
    return { ...timed, lane };
  });
  const crowded = ends.length > maxLanes;
  const lanes = crowded ? maxLanes : ends.length;
  const shown = crowded ? maxLanes - 1 : lanes;
  for (const timed of laned) if (timed.lane < shown) layout.placed.push({ ...timed, lanes });
  const hidden = laned.filter(({ lane }) => lane >= shown);
  const [first] = hidden;
  if (first) layout.rest.push({ minutes: first.minutes, items: hidden.map(({ item }) => item), lane: shown, lanes });
}
