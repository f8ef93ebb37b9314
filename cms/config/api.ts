export default {
  // strictParams rejects unknown parameters, so that no filter on a private field goes unnoticed.
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true },
};
