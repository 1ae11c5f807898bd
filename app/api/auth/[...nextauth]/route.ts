import NextAuth from 'next-auth';
import { authOptions, refusedByNextAuth } from '../../../../server/auth/next-auth.ts';

interface Place {
  readonly params: Promise<{ nextauth: string[] }>;
}

const handler = async (request: Request, place: Place): Promise<Response> => {
  const [action = ''] = (await place.params).nextauth;
  return refusedByNextAuth(action, request) ?? NextAuth(authOptions())(request, place);
};

export { handler as GET, handler as POST };
