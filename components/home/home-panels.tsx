'use client';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { InboxPanel } from '../documents/home/inbox-panel.tsx';
import { MyRequestsPanel } from '../documents/home/my-requests-panel.tsx';
import { TeamRibbonPanel } from '../documents/home/team-ribbon-panel.tsx';
import { FAMILY_PANELS } from '../families/home-panels.ts';
import { WithRows } from '../families/with-rows.tsx';
import { useGrants } from '../grants/use-grants.ts';
import { useMasterData, useMasterFailure } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import { useBrought } from '../rpc/with-answers.tsx';
import { Part } from '../ui/part.tsx';
import { AreasPanel } from './areas-panel.tsx';
import { Glance } from './glance.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

/** Comes with the page of users with grants. */
const WaitingPanel = dynamic(() =>
  import('../identity/grants/waiting-panel.tsx').then((file) => file.WaitingPanel),
);

/** What the home page shows beneath its greeting. The panels come into sight together: none pushes another away. */
export const HomePanels = ({ stepsLeft }: { stepsLeft: number }) => {
  const { roles } = useProfile();
  const employee = roles.includes('employee');
  const panels = FAMILY_PANELS.filter(({ role }) => roles.includes(role));
  const { grants, active } = useGrants();
  const settled = useSettled();
  return (
    <WithRows>
      {!settled && <HomeSkeleton />}
      <div
        hidden={!settled}
        className="grid items-start gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_388px]"
      >
        <Part>
          <Glance />
        </Part>
        <div className="contents desk:flex desk:min-w-0 desk:flex-col desk:gap-6">
          <Part>
            <InboxPanel stepsLeft={stepsLeft} />
          </Part>
          {grants.length > 0 && !active && (
            <Part>
              <WaitingPanel />
            </Part>
          )}
          {employee && (
            <div className="min-w-0 max-desk:order-last">
              <Part>
                <TeamRibbonPanel />
              </Part>
            </div>
          )}
          <div className="min-w-0 max-desk:order-last">
            <Part>
              <AreasPanel />
            </Part>
          </div>
        </div>
        {(employee || panels.length > 0) && (
          <div className="flex min-w-0 flex-col gap-6 max-tablet:gap-4">
            {panels.map(({ key, Panel }) => (
              <Part key={key}>
                <Panel />
              </Part>
            ))}
            {employee && (
              <Part>
                <MyRequestsPanel />
              </Part>
            )}
          </div>
        )}
      </div>
    </WithRows>
  );
};

/** Once everything the panels read at first is there, or could not be read; after that each is on its own. */
const useSettled = (): boolean => {
  const client = useQueryClient();
  const { loaded } = useMasterData();
  const failed = useMasterFailure() !== null;
  const fetching = useIsFetching({ predicate: isFirst });
  const [settled, setSettled] = useState(useBrought() && loaded);
  useEffect(() => {
    // What the panels have asked for since is counted again: their effects ran before this one.
    if (failed || (loaded && fetching === 0 && client.isFetching({ predicate: isFirst }) === 0))
      setSettled(true);
  }, [client, loaded, failed, fetching]);
  return settled;
};

const isFirst = ({ state }: { state: { data: unknown } }): boolean => state.data === undefined;
