import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import * as authApi from '@/api/auth';
import { onRenewedUser, restoreSession, type RefreshAnswer } from '@/api/refresh';
import {
  followStorage,
  getSession,
  onSession,
  startSession,
  storeAccount,
  storedDueDate,
  type SessionEnd,
} from '@/api/session';
import { spread, stepOf } from '@/lib/backoff';
import { reloadUnasked } from '@/browser/leaving';
import type { Viewer } from '@/realtime/live/ticketLists';

export type SessionUser = authApi.SessionUser;

/** A login that the client refuses because the subscription has run out (S-03, S-04). */
export class SubscriptionExpired extends Error {
  readonly dueDate: string;
  constructor(dueDate: string) {
    super('subscription expired');
    this.dueDate = dueDate;
  }
}

/** `waiting`: a session is stored, but the server does not answer yet. */
export type AuthStatus = 'restoring' | 'waiting' | 'anonymous' | 'signedIn';

interface AuthState {
  status: AuthStatus;
  user: SessionUser | null;
  /** How the last session ended, while nobody is signed in. */
  ended: SessionEnd | null;
  /** Whether this page saw a login, after which the public guard leads to /tickets and not to / (S-08). */
  signedInHere: boolean;
}

export interface AuthValue extends AuthState {
  /** @throws SubscriptionExpired, or the failure of the call (a 401 with a code is the form's) */
  login: (credentials: { email: string; password: string }) => Promise<{ daysLeft: number }>;
  /** Leaves at once; the server is told beside it (SAFE-14). */
  logout: () => void;
  /** Merges what an event or an answer tells about the signed-in user; never replaces (contract 1.4). */
  mergeUser: (changes: Partial<SessionUser>) => void;
  /** Tries again to restore the stored session. */
  retry: () => void;
}

const AuthContext = createContext<AuthValue | null>(null);

const anonymous = (ended: SessionEnd | null): AuthState => ({
  status: 'anonymous',
  user: null,
  ended,
  signedInHere: false,
});

/** Pauses between attempts to restore the session. */
const retryMs = [5_000, 10_000, 20_000, 30_000] as const;

const restored = ({ user }: RefreshAnswer): AuthState => ({
  status: 'signedIn',
  user: authApi.withoutSecrets(user),
  ended: null,
  signedInHere: false,
});

/** The restoring that began while the code was still on its way: what has come of it, or the call itself. */
export type EarlySession = RefreshAnswer | Promise<RefreshAnswer>;

interface AuthProviderProps {
  early?: EarlySession | undefined;
  onSignIn?: ((user: SessionUser) => void) | undefined;
  children: ReactNode;
}

/**
 * Who is signed in: restores the stored session at start, signs in and out, follows the other tabs (S, B-13).
 * @param early a restoring that has begun already; absent: it begins with the first effect
 * @param onSignIn told of a sign-in before anything is drawn for it
 */
export function AuthProvider({ early, onSignIn, children }: AuthProviderProps) {
  const [state, setState] = useState<AuthState>(() => {
    if (!getSession()) return anonymous(null);
    if (early !== undefined && 'user' in early) return restored(early);
    return { status: 'restoring', user: null, ended: null, signedInHere: false };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(
    () =>
      onSession((session, end) => {
        if (session) return;
        // Another account in another tab: nothing of the old one may stay on screen (PAIN-4.5).
        if (end === 'replaced') reloadUnasked();
        else setState(anonymous(end ?? null));
      }),
    [],
  );

  const pending = state.status === 'restoring' || state.status === 'waiting';
  useEffect(() => {
    if (!pending) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begun = attempt === 0 && early !== undefined && 'then' in early ? early : restoreSession();
    begun.then(
      (answer) => {
        if (current && getSession()) setState(restored(answer));
      },
      () => {
        // Refused: the session has ended, and this with it.
        if (!current || !getSession()) return;
        setState((old) => ({ ...old, status: 'waiting' }));
        timer = setTimeout(() => setAttempt((count) => count + 1), spread(stepOf(retryMs, attempt)));
      },
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [pending, attempt, early]);

  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (followStorage(key) === 'login') window.location.reload();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);

  const login = useCallback(
    async (credentials: { email: string; password: string }) => {
      const { token, user } = await authApi.login(credentials);
      const { active, daysLeft, dueDate } = authApi.subscriptionOf(user, new Date());
      if (!active) throw new SubscriptionExpired(dueDate);
      storeAccount({ dueDate, campaigns: authApi.hasCampaigns(user) });
      startSession({ token, userId: user.id, companyId: user.companyId });
      const signedIn = authApi.withoutSecrets(user);
      onSignIn?.(signedIn);
      setState({ status: 'signedIn', user: signedIn, ended: null, signedInHere: true });
      return { daysLeft };
    },
    [onSignIn],
  );

  const logout = useCallback(() => void authApi.logout(), []);

  const mergeUser = useCallback((changes: Partial<SessionUser>) => {
    setState((old) => (old.user ? { ...old, user: authApi.changedUser(old.user, changes) } : old));
  }, []);

  useEffect(() => onRenewedUser(mergeUser), [mergeUser]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const value = useMemo(
    () => ({ ...state, login, logout, mergeUser, retry }),
    [state, login, logout, mergeUser, retry],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

/** The whole of authentication: status, login, logout. */
export function useAuth(): AuthValue {
  const value = use(AuthContext);
  if (!value) throw new Error('useAuth needs AuthProvider');
  return value;
}

/** The signed-in user; only inside the private area. */
export function useSession(): { user: SessionUser; dueDate: string } {
  const { user } = useAuth();
  if (!user) throw new Error('useSession needs a signed-in user');
  return { user, dueDate: storedDueDate() };
}

/** The signed-in user as the ticket rules see them. */
export function useViewer(): Viewer {
  const { user } = useSession();
  return useMemo(
    () => ({
      id: user.id,
      profile: user.profile,
      queueIds: user.queues?.map(({ id }) => id) ?? [],
      allTicket: user.allTicket === 'enabled',
    }),
    [user],
  );
}
