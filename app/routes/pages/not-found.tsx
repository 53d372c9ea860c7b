import {data} from 'react-router';
import {NotFoundPage} from '~/features/shell/error-pages';

/** Answers 404, upon which the server looks for one of the merchant's redirects. */
export function loader() {
  return data(null, {status: 404});
}

export default NotFoundPage;
