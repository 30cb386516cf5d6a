import { describe, expect, it } from 'vitest';
import { eventNames } from './events';

const scope = { companyId: 7, userId: 42 };

describe('RT-12 RT-14 RT-15 RT-16 RT-17 RT-18 names of the events on the wire', () => {
  it.each([
    ['RT-10', 'connection', ['company-7-whatsapp']],
    ['RT-11', 'connectionSession', ['company-7-whatsappSession', 'whatsappSession']],
    ['RT-12', 'user', ['company-7-user']],
    ['RT-13', 'chat', ['company-7-chat', 'company-7-chat-user-42']],
    ['RT-14', 'appMessage', ['company-7-appMessage']],
    ['RT-15', 'ticket', ['company-7-ticket']],
    ['RT-16', 'contact', ['company-7-contact']],
    ['RT-17', 'auth', ['company-7-auth']],
    ['RT-18', 'payment', ['company-7-payment']],
    ['RT-19', 'announcement', ['company-announcement', 'announcement', 'company-7-announcement']],
    ['O-02', 'setting', ['company-7-settings']],
    ['RT-20', 'prompt', ['prompt', 'company-7-prompt']],
    ['RT-20', 'integration', ['company-7-queueIntegration']],
    ['PAIN-1.2', 'tag', ['tag', 'company-7-tag']],
    ['PAIN-1.2', 'file', ['company7-file', 'company-7-file']],
    ['PAIN-1.2', 'quickMessage', ['company-7-quickmessage', 'company7-quickemessage']],
    ['PAIN-1.2', 'schedule', ['schedule', 'company-7-schedule', 'company7-schedule']],
  ] as const)('%s %s listens to %j', (_row, event, names) => {
    expect(eventNames[event](scope)).toEqual(names);
  });

  it('IC-10 RT-13 a chat of its own name is heard under its number', () => {
    expect(eventNames.chatRoom({ ...scope, subject: 3 })).toEqual(['company-7-chat-3']);
    expect(eventNames.chatRoom(scope)).toEqual([]);
  });

  it('PAIN-1.2 no two events share a wire name', () => {
    const names = Object.values(eventNames).flatMap((namesOf) => namesOf(scope));
    expect(new Set(names).size).toBe(names.length);
  });

  it('RT-05 another company and another user listen to other names, except where the server has one for all', () => {
    const names = (companyId: number, userId: number) =>
      Object.values(eventNames).flatMap((namesOf) => namesOf({ companyId, userId }));
    const others = new Set(names(8, 43));
    expect(
      names(7, 42)
        .filter((name) => others.has(name))
        .toSorted(),
    ).toEqual(['announcement', 'company-announcement', 'prompt', 'schedule', 'tag', 'whatsappSession']);
  });
});
