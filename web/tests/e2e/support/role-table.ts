export interface RoleTableRow {
  call: string;
  method: string;
  path: string;
  statuses: Record<string, number>;
}

export function readRoleTable(text: string): RoleTableRow[] {
  const [head = [], ...lines] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/\s+/));
  const roles = head.slice(1);
  return lines.map(([method = '', path = '', ...statuses]) => {
    if (statuses.length !== roles.length) throw new Error(`${method} ${path} needs ${roles.length} statuses`);
    return {
      call: `${method} ${path}`,
      method,
      path,
      statuses: Object.fromEntries(roles.map((role, index) => [role, Number(statuses[index])])),
    };
  });
}
