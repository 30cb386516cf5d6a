import { readdirSync } from 'node:fs';
import { partOf } from './part.ts';

/** Page tests of which a run of CI takes a part: the back office, the depths of forms and what is rarely done. */
export const pagesInPart = `
addresses announcements apiCompany apiOffice backOnTelephone bulk campaignForm campaignReport campaignSettings
campaigns chats chatsLive companies companiesForm composerShortcuts composerVoice connections connectionsForm
contactListImport contactListItems contactLists contactMeanwhile contactPhones contacts contactsImport
contactsImportBooks copying dashboard dashboardCharts dateFields doubleClicks files firstSteps forgetPassword
formFocus freshForms galleryStays givenFiles goneChoices helps helpsEditor importCountries integrations invoices
kanbanMoves keptForms keptTexts lastAdmin leaving longNotes messagesApi notificationSettings planLimits planParts
plans prompts queueMenu queues quickMessages recordMeanwhile regions rolesByForm rowsLanguage rowsSuper
scheduleVariables schedules schedulesClock searchedNumbers settings shellMenu shellNotifications signup silentFill
subscription tags threadDirection threadMedia threadMenu threadNotes threadQuotes threadTexts ticketTags todolist
unsureSaves users usualConnection whiteLabel withdrawn
`;

/** Journeys of which a run of CI takes a part; the main ways of a day, sessions and the container it always takes. */
export const journeysInPart = `
announcements automation bulk campaigns chats companies connectionStatus connections contacts contents dashboard
deployFronts deployUpstream fewPresses files keptForms lastAdmin longText menuEntry notices offlineActs outage payment queues
rounds rows schedules signup steadyHeader steadyList tabHeight tables telephone threadPrint threadSelection toasts
turned undo voice withoutSocket
`;

export const namesIn = (list: string): string[] => list.split(/\s+/).filter((name) => name !== '');

/**
 * The test files of a folder that this run takes: all of them, or where PROSA_PART is set (scripts/sample.mjs) those
 * that always run and a part of the others.
 * @param folder below the project's folder
 * @param inPart names without extensions, by white space
 */
export function filesIn(folder: string, inPart: string): string[] {
  const tests = readdirSync(folder).filter((file) => /\.(test\.tsx?|e2e\.ts)$/.test(file));
  const others = new Set(namesIn(inPart));
  const isOther = (file: string): boolean => others.has(file.replace(/\..*/, ''));
  return [...tests.filter((file) => !isOther(file)), ...partOf(tests.filter(isOther))].map(
    (file) => `${folder}/${file}`,
  );
}
