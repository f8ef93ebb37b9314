let isServing = true;

export const takesRequests = (): boolean => isServing;

export function stopServing(): void {
  isServing = false;
}
