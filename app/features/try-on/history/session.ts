import type {Category} from '~/lib/product-path';

/** A try-on as the shopper's portal shows it. */
export interface HistorySession {
  id: string;
  /** `completed`, `processing`, `failed`, or whatever else the database may say one day. */
  status: string;
  category: Category;
  engine: 'device' | 'generative' | null;
  /** ISO 8601. */
  createdAt: string;
  groupId: string | null;
  shared: boolean;
  /** Signed: it ends after some minutes. Only completed try-ons have one. */
  picture: string | null;
  /** Null when the shop no longer has it, or could not be asked. */
  piece: HistoryPiece | null;
}

export interface HistoryPiece {
  title: string;
  path: string;
  price: string;
  image: string | null;
}

export interface ManagedPhoto {
  id: string;
  category: Category;
  /** Signed; null when the file is gone. */
  url: string | null;
}

export interface TryOnHistory {
  /** Newest first; null when they could not be read. */
  sessions: HistorySession[] | null;
  /** Last used first; null when they could not be read. */
  photos: ManagedPhoto[] | null;
}

interface SessionGroup {
  id: string;
  sessions: HistorySession[];
}

/** Try-ons of one photo together, where there are two or more; in the order of their newest. */
export function groupsOf(sessions: HistorySession[]): SessionGroup[] {
  const groups = new Map<string, HistorySession[]>();
  for (const session of sessions) {
    if (!session.groupId) continue;
    const group = groups.get(session.groupId) ?? [];
    group.push(session);
    groups.set(session.groupId, group);
  }
  return [...groups].flatMap(([id, members]) =>
    members.length > 1 ? [{id, sessions: members}] : [],
  );
}

/** "1 session", "12 sessions". */
export const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
