import { everyWay } from './accessibilityTour';
import { fields } from './accessibilityWays';

everyWay(fields);
