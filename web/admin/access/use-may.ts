import { hasPermission, masksRole, type Permission } from "#domain/kernel/permissions.ts";
import { useAuth } from "#web/shell/auth.tsx";

/** Whether the signed-in user has a permission: what lacks one is not shown. The API checks on its own. */
export function useMay(permission: Permission): boolean {
  const { user } = useAuth().session;
  return user !== null && hasPermission(user.role, permission);
}

/** Whether the signed-in user’s role sees records masked, so that a search finds no names or addresses that are hidden. */
export function useIsMaskedRole(): boolean {
  const { user } = useAuth().session;
  return user !== null && masksRole(user.role);
}
