// Reads network policies as Kubernetes does, to list who reaches whom.

/**
 * @typedef {import('kubernetes-types/networking/v1.d.ts').NetworkPolicy} NetworkPolicy
 * @typedef {import('kubernetes-types/networking/v1.d.ts').NetworkPolicyPeer} Peer
 * @typedef {import('kubernetes-types/networking/v1.d.ts').NetworkPolicyPort} Port
 * @typedef {import('kubernetes-types/meta/v1.d.ts').LabelSelector} LabelSelector
 * @typedef {Record<string, string>} Labels
 */

/**
 * @typedef {object} Place a pod, or with `isPublic` an address outside the cluster
 * @property {string} name
 * @property {Labels} [labels]
 * @property {Labels} [namespace] labels of another namespace than that of the policies
 * @property {boolean} [isPublic]
 * @property {number[]} ports on which it listens
 */

/** @param {LabelSelector | undefined} selector @param {Labels} labels */
function matches({ matchLabels = {}, matchExpressions = [] } = {}, labels) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In') throw new Error(`a selector uses ${operator}, which this reader does not know`);
      return values.includes(labels[key] ?? '');
    })
  );
}

/** @param {Peer} peer @param {Place} place */
function isPeer({ ipBlock, namespaceSelector, podSelector }, place) {
  if (ipBlock) return place.isPublic === true;
  if (place.isPublic) return false;
  const isInNamespace = namespaceSelector
    ? matches(namespaceSelector, place.namespace ?? {})
    : !place.namespace;
  return isInNamespace && matches(podSelector, place.labels ?? {});
}

/** @param {{ ports?: Port[] }} rule @param {number} port */
const isForPort = ({ ports }, port) => !ports || ports.some((allowed) => allowed.port === port);

/** @param {NetworkPolicy[]} policies @param {Place} from @param {Place} to @param {number} port */
function isAllowed(policies, from, to, port) {
  const specsFor = (/** @type {Place} */ place, /** @type {string} */ direction) =>
    place.namespace || place.isPublic
      ? []
      : policies.flatMap(({ spec }) =>
          spec?.policyTypes?.includes(direction) && matches(spec.podSelector, place.labels ?? {}) ? spec : [],
        );
  const leaving = specsFor(from, 'Egress');
  const arriving = specsFor(to, 'Ingress');
  const mayLeave = leaving.some(({ egress = [] }) =>
    egress.some((rule) => isForPort(rule, port) && (rule.to?.some((peer) => isPeer(peer, to)) ?? true)),
  );
  const mayArrive = arriving.some(({ ingress = [] }) =>
    ingress.some((rule) => isForPort(rule, port) && (rule.from?.some((peer) => isPeer(peer, from)) ?? true)),
  );
  return (leaving.length === 0 || mayLeave) && (arriving.length === 0 || mayArrive);
}

/**
 * Returns "from → to:port" of all connections that begin or end in the namespace of the policies.
 * @param {NetworkPolicy[]} policies @param {Place[]} places
 */
export function connections(policies, places) {
  return places.flatMap((from) =>
    places.flatMap((to) =>
      from === to || [from, to].every(({ namespace, isPublic }) => namespace || isPublic)
        ? []
        : to.ports
            .filter((port) => isAllowed(policies, from, to, port))
            .map((port) => `${from.name} → ${to.name}:${port}`),
    ),
  );
}
