import { readConfig } from './config.ts';
import { grantApplication } from './db/application-role.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { setForRole } from './db/pooling.ts';
import { prepareQueue } from './jobs/prepare-queue.ts';

/**
 * Brings a database to what this version works with, as the owner of its tables: migrations, the queue, and the rights
 * of the role that the portal itself comes in by, with the settings of that role where it comes in through a pool of
 * transactions. Both addresses lead past a pooler. Answers the migrations it applied.
 */
export const prepareDatabase = async (
  ownerUrl: string,
  applicationUrl: string,
): Promise<{ applied: string[] }> => {
  const done = await migrate(ownerUrl);
  await prepareQueue(ownerUrl);
  const owner = await connect(ownerUrl);
  try {
    await grantApplication(owner, applicationUrl);
  } finally {
    await owner.end();
  }
  if (readConfig().DATABASE_POOLING === 'transaction') {
    const application = await connect(applicationUrl);
    try {
      await setForRole(application);
    } finally {
      await application.end();
    }
  }
  return done;
};
