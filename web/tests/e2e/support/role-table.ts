export interface RoleTableRow {
  call: string;
  method: string;
  path: string;
  statuses: Record<string, number>;
}

/** Reads a table with roles in its first line, then a call and its status by role in each line. */
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
