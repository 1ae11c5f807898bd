import { api } from '../../../server/api/app.ts';

export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

/** The API under any host of Next; the portal's own server answers the same app without the detour. */
const handler = (request: Request) => api.fetch(request);

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
