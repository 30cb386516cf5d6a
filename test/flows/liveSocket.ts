import { waitFor } from '@testing-library/react';
import { backend } from '../world';

/** Until the socket of the app hears what rooms of this name hear: `notification`, `open`, `pending`, `closed`. */
export const liveIn = (name: string): Promise<void> =>
  waitFor(() => {
    const joined = [...backend.ctx.ios].some((io) =>
      [...io.sockets.adapter.rooms.keys()].some((room) => room.endsWith(name)),
    );
    if (!joined) throw new Error(`nobody is in a room ${name} yet`);
  });
