import { redirect } from 'next/navigation';

/** There is nothing outside the portal; an address of nothing leads to its front door. */
const NotFound = () => redirect('/portal/');
export default NotFound;
