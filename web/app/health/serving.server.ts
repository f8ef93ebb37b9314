let isServing = true;

export const takesRequests = (): boolean => isServing;

/** Takes this process out of a proxy's rotation. */
export function stopServing(): void {
  isServing = false;
}
