import { formsIn } from './formFaults';

await formsIn('en');
