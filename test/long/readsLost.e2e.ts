import { hopelessFaults } from './answers';
import { readsUnder } from './reads';

await readsUnder(hopelessFaults);
