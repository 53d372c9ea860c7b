import {useLocation, useNavigation} from 'react-router';

/**
 * What the list's address asks for, or will once the navigation that is under way on the same page
 * has arrived: a box that was ticked is ticked at once.
 */
export function useListParams(): URLSearchParams {
  const here = useLocation();
  const {location: next} = useNavigation();
  return new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
}
