import { everyWay } from './accessibilityTour';
import { pages } from './accessibilityWays';

everyWay(pages);
