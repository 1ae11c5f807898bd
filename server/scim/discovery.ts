import { GROUP_SCHEMA } from './groups.ts';
import { USER_SCHEMA } from './user-resource.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

export const LARGEST_PAGE = 200;
export const DEFAULT_PAGE = 100;

/** What this service can do (RFC 7643 section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: LARGEST_PAGE },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token an administrator of the portal has made for the directory of one organization.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, name: string, endpoint: string, schema: string) => ({
  schemas: [`${CORE}:ResourceType`],
  id: name,
  name,
  endpoint,
  schema,
  schemaExtensions: [],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

export const resourceTypes = (base: string) => [
  resourceType(base, 'User', '/Users', USER_SCHEMA),
  resourceType(base, 'Group', '/Groups', GROUP_SCHEMA),
];

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const READ_ONLY = { mutability: 'readOnly' };

const USER_ATTRIBUTES = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true, uniqueness: 'server' }),
  attribute('active', { type: 'boolean' }),
  attribute('displayName', READ_ONLY),
  attribute('name', {
    type: 'complex',
    subAttributes: [attribute('formatted', READ_ONLY), attribute('familyName'), attribute('givenName')],
  }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  }),
  attribute('preferredLanguage'),
  attribute('groups', {
    type: 'complex',
    multiValued: true,
    ...READ_ONLY,
    subAttributes: [attribute('value', READ_ONLY), attribute('display', READ_ONLY)],
  }),
];

const GROUP_ATTRIBUTES = [
  attribute('displayName', READ_ONLY),
  attribute('members', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', { mutability: 'immutable' }),
      attribute('display', { mutability: 'immutable' }),
    ],
  }),
];

const schema = (base: string, id: string, name: string, attributes: readonly object[]) => ({
  schemas: [`${CORE}:Schema`],
  id,
  name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

export const schemas = (base: string) => [
  schema(base, USER_SCHEMA, 'User', USER_ATTRIBUTES),
  schema(base, GROUP_SCHEMA, 'Group', GROUP_ATTRIBUTES),
];
