import { everyWay } from './accessibilityTour';
import { frame } from './accessibilityWays';

everyWay(frame);
