import {
  Award,
  Database,
  Link2,
  Lock,
  type LucideIcon,
  MessageSquare,
  Network,
  Shield,
  ShieldCheck,
  UserCheck,
  Users,
} from 'lucide-react';

// Names as the CMS and /admin write them (decisions C11).
const icons: Record<string, LucideIcon> = {
  'user-check': UserCheck,
  link: Link2,
  'message-square': MessageSquare,
  users: Users,
  award: Award,
  'shield-check': ShieldCheck,
  shield: Shield,
  database: Database,
  lock: Lock,
};

export function ProductIcon({ name, size = 20 }: { name: string | null; size?: number }) {
  const Icon = icons[name?.toLowerCase() ?? ''] ?? Network;
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
