export const SECURITY_POLICY_PATH = '/security-policy.txt';
export const SECURITY_TXT_PATH = '/.well-known/security.txt';
