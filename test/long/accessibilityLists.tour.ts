import { everyWay } from './accessibilityTour';
import { lists } from './accessibilityWays';

everyWay(lists);
