import { errorAnswer } from '~/api/http/answers.server';

/** Everything under `/api` that the contract does not name, whatever the method. */
export function loader() {
  return errorAnswer('path-unknown');
}

export const action = loader;
