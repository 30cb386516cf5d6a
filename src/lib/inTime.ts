/**
 * What a promise brings, if it comes in time; where it fails, or is late, it rejects.
 * @param ms milliseconds
 * @param late what the error of a late one says
 */
export async function inTime<T>(promise: Promise<T>, ms: number, late: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lateness = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(late)), ms);
  });
  return Promise.race([promise, lateness]).finally(() => clearTimeout(timer));
}
