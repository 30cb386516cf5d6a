import { everyWay } from './accessibilityTour';
import { inbox } from './accessibilityWays';

everyWay(inbox);
