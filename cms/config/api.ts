export default {
  // strictParams: unknown parameters are an error, so that no filter on private fields passes unseen.
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true },
};
