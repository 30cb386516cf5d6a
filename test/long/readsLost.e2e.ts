import { readFaults } from './answers';
import { readsUnder } from './reads';

await readsUnder(readFaults.filter(({ hopeless }) => hopeless));
